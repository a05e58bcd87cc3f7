import { paths } from '@callstead/contract/paths';
import { redirect } from 'react-router';

export const loader = () => redirect(paths.admin.users());
