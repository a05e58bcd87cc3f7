import { V1 } from '@callstead/contract/v1';
import type { Services } from '../../services.ts';
import { type About, openApiOf } from './open-api/document.ts';
import { EXAMPLES } from './open-api/examples.ts';
import { refusalsOfAll } from './open-api/refusals.ts';
import { VERSION } from './open-api/version.ts';
import { type Docs, docsOf } from './pages/docs-pages.ts';

type Documentation = { json: string; docs: Docs };

/** Put together when it is first asked for, and again when the network's name or support address changes: the start need not wait for it. */
export function createDocumentation({ config, settings }: Pick<Services, 'config' | 'settings'>): () => Documentation {
  let made: (Documentation & { about: About }) | undefined;
  return () => {
    const { publicUrl } = config;
    const [network, supportEmail] = [settings.of('brand').name, settings.of('support').email];
    if (made?.about.network !== network || made.about.supportEmail !== supportEmail) {
      const about = { network, version: VERSION, publicUrl, supportEmail };
      const document = openApiOf(V1, about, EXAMPLES);
      made = { about, json: JSON.stringify(document), docs: docsOf(document, refusalsOfAll(V1), publicUrl) };
    }
    return made;
  };
}
