import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FileRefused } from '../../../ui/form/draw-image.ts';
import { useUploadMaterial } from './api.ts';
import { manageMaterialsMessages } from './messages.ts';
import { prepareFile } from './prepare-file.ts';

export type Upload = {
  key: number;
  name: string;
  state: 'waiting' | 'preparing' | 'sending' | 'done' | 'refused';
  /** How much of it has left, from 0 to 1. */
  share: number;
  why?: string;
};

const MOST_NAME = 120;
let made = 0;

/** One after the other: each has the whole line to itself, and the list stays in the order chosen. */
export function useUploads(campaignId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const send = useUploadMaterial(campaignId);
  const reasonOf = useReason();
  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const one = async (file: File, key: number) => {
    try {
      change(key, { state: 'preparing' });
      const prepared = await prepareFile(file);
      change(key, { state: 'sending' });
      const body = { ...prepared, name: nameOf(file), language: null };
      await send(body, (share) => change(key, { share }));
      change(key, { state: 'done', share: 1 });
    } catch (error) {
      change(key, { state: 'refused', why: reasonOf(error) });
    }
  };
  const add = async (files: readonly File[]) => {
    const waiting = files.map((file) => ({ file, key: ++made }));
    const shown = waiting.map(({ file, key }): Upload => ({ key, name: file.name, state: 'waiting', share: 0 }));
    setUploads((all) => [...all.filter(({ state }) => state !== 'done' && state !== 'refused'), ...shown]);
    for (const { file, key } of waiting) await one(file, key);
  };
  return { uploads, add };
}

/** 'casa-verde.png' is called 'casa-verde' until somebody renames it. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, MOST_NAME) || name.slice(0, MOST_NAME);

function useReason() {
  const t = useTexts(manageMaterialsMessages);
  const errorText = useErrorText();
  return (error: unknown) => (error instanceof FileRefused ? t(`upload.refused.${error.why}`) : errorText(error));
}
