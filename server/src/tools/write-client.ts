import { writeFileSync } from 'node:fs';
import { clientFiles } from './client-files.ts';

/** What of the TypeScript client follows from the API: `npm run client`. */
for (const [name, content] of Object.entries(await clientFiles()))
  writeFileSync(new URL(`../../../clients/typescript/src/generated/${name}`, import.meta.url), content);
