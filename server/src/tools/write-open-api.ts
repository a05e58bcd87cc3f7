import { readFileSync } from 'node:fs';
import { V1 } from '@callstead/contract/v1';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import { openApiOf } from '../modules/docs/open-api/document.ts';
import { EXAMPLES } from '../modules/docs/open-api/examples.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The API for programs as OpenAPI 3.1, to the standard output: `npm run openapi --silent > openapi.json`. */
const about = {
  network: PRODUCT_NAME,
  version,
  publicUrl: 'https://network.example',
  supportEmail: 'support@network.example',
};
const document = openApiOf(V1, about, EXAMPLES);
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
