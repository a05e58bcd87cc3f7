import { paths } from '@callstead/contract/paths';
import { redirect } from 'react-router';

/** An address nobody knows leads to the front door. */
export const loader = () => redirect(paths.home);
