import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'docs-assets', name));

/** What the pages load from us: the address changes with the content. */
export const FILES = { style: read('docs.css'), script: read('docs.js') };

const versioned = (path: string, content: Buffer) =>
  `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

export const ASSETS = {
  style: versioned('/docs.css', FILES.style),
  script: versioned('/docs.js', FILES.script),
};
