import { createContext, useContext, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isLiftKey, pressLiftKey, type Lift } from '@/ui/lift';
import { focusBlock } from '../block-elements';
import { useCanvas } from '../canvas-context';
import { placeTexts } from './drag-announcements';
import { keyPlaces, placeAt, placeElement } from './drag-places';
import { useEditorStore } from '../../store/use-editor';

interface KeyDrag {
  press: (event: KeyboardEvent, id: string) => void;
  cancel: (id: string) => void;
}

const KeyDragContext = createContext<KeyDrag>({ press: () => {}, cancel: () => {} });

export const KeyDragProvider = KeyDragContext.Provider;

export function useKeyDragHandle(id: string) {
  const { press, cancel } = useContext(KeyDragContext);
  useEffect(() => () => cancel(id), [cancel, id]);
  return { onKeyDown: (event: KeyboardEvent) => press(event, id), onBlur: () => cancel(id) };
}

/** Moves blocks by keys through the places on the page in reading order, without measuring. */
export function useKeyDrag(): { drag: KeyDrag; announcement: string } {
  const store = useEditorStore();
  const { pointer } = useCanvas();
  const [announcement, say] = useState('');
  const lifted = useRef<Lift>(undefined);

  const drag = useMemo((): KeyDrag => {
    const present = () => store.getState().editor.document;
    const texts = placeTexts(present);

    function leave() {
      lifted.current = undefined;
      pointer.setState({ dropPlace: undefined });
    }

    function press(event: KeyboardEvent, id: string) {
      const places = keyPlaces(present(), id);
      if (!places || !isLiftKey(event)) return;
      const { keys, own } = places;
      const { dropPlace } = pointer.getState();
      // Others may have added or removed blocks meanwhile.
      const at = Math.max(keys.indexOf(lifted.current && dropPlace ? dropPlace : own), 0);
      const on = { id, at, count: keys.length };
      const pressed = pressLiftKey(lifted.current && { ...lifted.current, at }, event.key, on);
      if (!pressed) return;
      if (event.key !== 'Tab') event.preventDefault();
      const key = keys[pressed.lift.at] ?? own;
      switch (pressed.event) {
        case 'pickedUp':
          store.getState().dispatch({ type: 'select', id });
          lifted.current = pressed.lift;
          pointer.setState({ dropPlace: own });
          return say(texts.pickedUp(id));
        case 'moved':
          lifted.current = pressed.lift;
          pointer.setState({ dropPlace: key });
          placeElement(key)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          return say(texts.moved(id, key));
        case 'dropped':
          leave();
          say(texts.dropped(id));
          if (key !== own) store.getState().dispatch({ type: 'move', id, to: placeAt(key) });
          if (event.key !== 'Tab') requestAnimationFrame(() => focusBlock(id));
          return;
        case 'cancelled':
          leave();
          return say(texts.cancelled(id));
      }
    }

    function cancel(id: string) {
      if (lifted.current?.id !== id) return;
      leave();
      say(texts.cancelled(id));
    }

    return { press, cancel };
  }, [store, pointer]);

  return { drag, announcement };
}
