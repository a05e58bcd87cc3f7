import { readFileSync } from 'node:fs';
import { API } from '@callstead/contract/api';
import { openApiOf } from '../http/open-api.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The API as OpenAPI 3.1, to the standard output: `npm run openapi --silent > openapi.json`. */
process.stdout.write(`${JSON.stringify(openApiOf(API, version), null, 2)}\n`);
