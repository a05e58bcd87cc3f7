import { paths } from '@callstead/contract/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) => redirect(`${paths.offers}${new URL(request.url).search}`);
