import { publicPaths } from '@callstead/contract/public-paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${publicPaths.offers}${new URL(request.url).search}`);
