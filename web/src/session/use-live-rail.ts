import { changeScreen } from '@callstead/contract/preferences-endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useWide } from '../ui/hooks/use-wide.ts';
import { useAuth } from './auth.tsx';

/** Whether the rail is open: where there is room beside the list as it was left, elsewhere only since it was opened here. */
export function useLiveRail() {
  const { screen, viewing, updateScreen } = useAuth();
  const isWide = useWide();
  const [opened, setOpened] = useState<boolean>();
  const { mutate } = useMutation({
    mutationFn: (liveRail: boolean) => call(changeScreen, { body: { liveRail } }),
    onSuccess: updateScreen,
  });
  return {
    isOpen: opened ?? (screen.liveRail && isWide),
    /** Nobody opened it on this page: it is there for who has room. */
    isKept: opened === undefined,
    open: () => setOpened(true),
    toggle: (isOpen: boolean) => {
      setOpened(isOpen);
      if (isWide && !viewing) mutate(isOpen); // who looks with another's eyes changes nothing
    },
  };
}
