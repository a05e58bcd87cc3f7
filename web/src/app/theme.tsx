import type { Theme } from '@callstead/contract/web';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

type ThemeState = { theme: Theme | null; choose: (theme: Theme | null) => void };

const ThemeContext = createContext<ThemeState | null>(null);

export function ThemeProvider({ theme, choose, children }: ThemeState & { children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme]);
  const state = useMemo(() => ({ theme, choose }), [theme, choose]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
}
