import { useRouteLoaderData } from 'react-router';

/** Whether the network has demo data; where a page stands alone, it has not. */
export const useIsDemo = (): boolean => useRouteLoaderData<{ demo: boolean }>('root')?.demo ?? false;
