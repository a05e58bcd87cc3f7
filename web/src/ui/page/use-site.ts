import type { Site } from '@callstead/contract/site';
import { useRouteLoaderData } from 'react-router';

/** How the network shows itself, as its settings say; undefined where a page stands alone. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site;
