import { type LoaderFunctionArgs, redirect } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) => redirect(`/public-offers${new URL(request.url).search}`);
