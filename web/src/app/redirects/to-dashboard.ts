import { paths } from '@callstead/contract/paths';
import { panelAt } from '@callstead/contract/public-paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The index of a panel is its summary. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const panel = panelAt(new URL(request.url).pathname.replace(/\.data$/, ''));
  return redirect(paths[panel === 'advertiser' ? 'advertiser' : 'publisher'].dashboard);
};
