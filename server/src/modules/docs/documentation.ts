import { V1 } from '@callstead/contract/v1';
import type { Services } from '../../services.ts';
import { openApiOf } from './open-api/document.ts';
import { EXAMPLES } from './open-api/examples.ts';
import { refusalsOfAll } from './open-api/refusals.ts';
import { VERSION } from './open-api/version.ts';
import { type Docs, docsOf } from './pages/docs-pages.ts';

type Documentation = { json: string; docs: Docs };

/** Put together when it is first asked for, and again when the network's support address changes: the start need not wait for it. */
export function createDocumentation({ config, settings }: Pick<Services, 'config' | 'settings'>): () => Documentation {
  let made: (Documentation & { supportEmail: string }) | undefined;
  return () => {
    const supportEmail = settings.of('support').email;
    if (made?.supportEmail !== supportEmail) {
      const { publicUrl } = config;
      const document = openApiOf(V1, { version: VERSION, publicUrl, supportEmail }, EXAMPLES);
      made = { supportEmail, json: JSON.stringify(document), docs: docsOf(document, refusalsOfAll(V1), publicUrl) };
    }
    return made;
  };
}
