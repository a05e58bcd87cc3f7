import { Outlet, useMatches } from 'react-router';
import { useTheme } from '../theme.tsx';
import { CentredFrame } from './centred-frame.tsx';

/** Around login, registration and their kin; a page with a long form says `handle = { wide: true }`, an offer `wide: 'page'`. */
export default function CentredLayout() {
  const { theme, choose } = useTheme();
  const wide = useMatches()
    .map((match) => (match.handle as { wide?: boolean | 'page' } | undefined)?.wide)
    .find(Boolean);
  return (
    <CentredFrame wide={wide} theme={theme} onThemeChange={choose}>
      <Outlet />
    </CentredFrame>
  );
}
