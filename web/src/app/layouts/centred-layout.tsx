import { Outlet, useMatches } from 'react-router';
import { useTheme } from '../theme.tsx';
import { CentredFrame } from './centred-frame.tsx';

/** Around login, registration and their kin; a page with a long form says `handle = { wide: true }`. */
export default function CentredLayout() {
  const { theme, choose } = useTheme();
  const wide = useMatches().some((match) => (match.handle as { wide?: boolean } | undefined)?.wide);
  return (
    <CentredFrame wide={wide} theme={theme} onThemeChange={choose}>
      <Outlet />
    </CentredFrame>
  );
}
