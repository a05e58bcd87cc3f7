import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { newShortId } from '../db/sortable-id.ts';
import { insertMaterial } from '../modules/materials/queries.ts';
import { aPicture } from './a-picture.ts';
import type { TestNetwork } from './test-network.ts';

type Network = Pick<TestNetwork, 'db' | 'services'>;

/** A text that was published. */
export const aText = ({ db }: Network, campaign_id: string) =>
  insertMaterial(db, {
    ...{ public_id: newShortId(), campaign_id, kind: 'text', name: 'Anuncio' },
    ...{ language: 'es', headline: 'Techos hoy', body: 'Llama ahora.' },
  });

/** An image that was published, with its file. */
export async function anImage({ db, services }: Network, campaign_id: string) {
  const storage_key = `materials/${randomBytes(16).toString('hex')}.png`;
  const { bytes } = await services.storage.put(storage_key, Readable.from([aPicture(20)]), 'image/png');
  const file = { storage_key, bytes, width: 20, height: 20 };
  return insertMaterial(db, { public_id: newShortId(), campaign_id, kind: 'image', name: 'Casa', ...file });
}

/** The smallest archive there is: one empty entry and the directory that names it. */
export function aZip(): Buffer {
  const entry = Buffer.alloc(31);
  entry.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt16LE(1, 26);
  entry.write('a', 30);
  const listed = Buffer.alloc(47);
  listed.writeUInt32LE(0x02014b50, 0);
  listed.writeUInt16LE(1, 28);
  listed.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, listed, end]);
}

export const aPdf = () => Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
