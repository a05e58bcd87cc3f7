import { paths } from '@callstead/contract/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Affiliates are publishers: the old address leads to the same panel, screen included. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  const screen = params['*'];
  return redirect(screen ? `${paths.publisher.home}/${screen}` : paths.publisher.home);
};
