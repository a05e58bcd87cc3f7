import type { WebContext } from '@callstead/contract/web';

declare module 'react-router' {
  interface AppLoadContext extends WebContext {}
}
