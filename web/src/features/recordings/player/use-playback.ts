import { useEffect, useRef, useState } from 'react';

export type Playback = {
  isPlaying: boolean;
  /** Waits for more of the audio. */
  isWaiting: boolean;
  hasFailed: boolean;
  positionSeconds: number;
  rate: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  setRate: (rate: number) => void;
};

type Sound = Pick<Playback, 'isPlaying' | 'isWaiting' | 'hasFailed' | 'positionSeconds'>;
const SILENT: Sound = { isPlaying: false, isWaiting: false, hasFailed: false, positionSeconds: 0 };

/** One recording, played by the browser. Nothing of it is fetched before somebody presses play: that is what the audit log calls listening. */
export function usePlayback(url: string, lengthSeconds: number): Playback {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [sound, setSound] = useState<Sound>(SILENT);
  const [rate, setRate] = useState(1);

  useEffect(() => {
    const element = new Audio();
    element.preload = 'none';
    element.src = url;
    audio.current = element;
    setSound(SILENT);
    const stopListening = listen(element, (change) => setSound((known) => ({ ...known, ...change })));
    return () => {
      stopListening();
      element.pause();
      element.removeAttribute('src'); // lets go of the connection
      element.load();
      audio.current = null;
    };
  }, [url]);

  useEffect(() => {
    if (!audio.current) return;
    audio.current.defaultPlaybackRate = rate; // survives a load
    audio.current.playbackRate = rate;
  }, [rate]);

  const seek = (seconds: number) => {
    const positionSeconds = Math.min(Math.max(0, seconds), lengthSeconds);
    if (audio.current) audio.current.currentTime = positionSeconds;
    setSound((known) => ({ ...known, positionSeconds }));
  };
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (element.error) element.load();
    element.play().catch(() => undefined); // the element's own error event tells what went wrong
  };
  return { ...sound, rate, setRate, seek, toggle };
}

function listen(element: HTMLAudioElement, tell: (change: Partial<Sound>) => void): () => void {
  const at = () => ({ positionSeconds: element.currentTime });
  const heard: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => tell({ isPlaying: true, hasFailed: false }),
    playing: () => tell({ isWaiting: false }),
    waiting: () => tell({ isWaiting: true }),
    pause: () => tell({ isPlaying: false, isWaiting: false, ...at() }),
    timeupdate: () => tell(at()),
    ended: () => tell({ isPlaying: false, isWaiting: false }),
    error: () => tell({ isPlaying: false, isWaiting: false, hasFailed: true }),
  };
  for (const [name, handler] of Object.entries(heard)) element.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(heard)) element.removeEventListener(name, handler);
  };
}
