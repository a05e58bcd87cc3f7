import { publicPaths } from '@callstead/contract/public-paths';
import { redirect } from 'react-router';

/** An address nobody knows leads to the front door. */
export const loader = () => redirect(publicPaths.home);
