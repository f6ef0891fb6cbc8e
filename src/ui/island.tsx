'use client';

import {
  Activity,
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentType,
} from 'react';
import { WAITING } from '@/lib/client/early-events';
import { keepEvents } from './kept-events';
import { lazyPart, loadAhead, type LazyPart } from './lazy-part';

/** Hydrates at first activity or once the page is quiet (decision 0026), then replays events. No layout of its own. */
export function island<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazyPart(read);
  const View = lazy(async () => ({ default: await whenWanted(part) }));

  return function Island(props: Props) {
    const placeRef = useRef<HTMLDivElement>(null);
    const awakeRef = useRef<() => void>(undefined);
    useLayoutEffect(() => {
      const waiting = new AbortController();
      const doAgain = placeRef.current && keepEvents(placeRef.current, waiting.signal);
      awakeRef.current = () => {
        waiting.abort();
        if (doAgain) void doAgain();
      };
      return () => waiting.abort();
    }, []);
    return (
      <div ref={placeRef} className="contents" {...{ [WAITING]: '' }}>
        {/* Hydrates independently; unlike Suspense it is sent in place, however large it is. */}
        <Activity>
          {createElement(View as ComponentType<Props>, props)}
          <Awake onAwake={() => awakeRef.current?.()} />
        </Activity>
      </div>
    );
  };
}

async function whenWanted<Module>(part: LazyPart<Module>): Promise<Module> {
  if (typeof window === 'undefined') return part.load();
  return new Promise((resolve) => {
    const stop = part.subscribe(() => {
      stop();
      resolve(part.load());
    });
    loadAhead(part);
  });
}

function Awake({ onAwake }: { onAwake: () => void }) {
  const tell = useEffectEvent(onAwake);
  useEffect(() => tell(), []);
  return null;
}
