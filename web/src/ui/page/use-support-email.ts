import { useRouteLoaderData } from 'react-router';

/** Whom people write to, as the network's settings say. */
export const useSupportEmail = (): string => useRouteLoaderData<{ supportEmail: string }>('root')?.supportEmail ?? '';
