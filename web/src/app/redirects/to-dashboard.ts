import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The index of a panel is its summary. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/${new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')}/dashboard`);
