import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_ZONE } from '@callstead/domain/campaigns/usual-terms';
import { localDate } from '@callstead/domain/zone-clock';
import type { Config } from './config.ts';
import { ROOT_FOLDER } from './root-folder.ts';

export const SNAPSHOTS_FOLDER = join(ROOT_FOLDER, 'node_modules/.cache/callstead/demo');

/**
 * Where the demo of this build and day is kept: a stopped cluster with its history, but without a secret. History depends
 * on the day it is made on, and on all code that makes it. Undefined where the server was not built.
 */
export async function demoSnapshotFolder(now: Date): Promise<string | undefined> {
  const build = await readFile(join(import.meta.dirname, 'build-id'), 'utf8').catch(() => undefined);
  const machine = `${process.platform}-${process.arch}`;
  return build && join(SNAPSHOTS_FOLDER, `${localDate(now, DEFAULT_ZONE)}-${build.slice(0, 16)}-${machine}`);
}

/** A network whose invoices go by another calendar has a history of its own. */
export async function findDemoSnapshot({ networkZone }: Config, now: Date): Promise<string | undefined> {
  const folder = await demoSnapshotFolder(now);
  return folder && networkZone === DEFAULT_ZONE && (await isReadable(folder)) ? folder : undefined;
}

export function isReadable(cluster: string): Promise<boolean> {
  return access(join(cluster, 'PG_VERSION'), constants.R_OK).then(
    () => true,
    () => false,
  );
}
