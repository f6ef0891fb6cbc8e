/** Item of a list being moved by keys, with its first and its present position, from 0. */
export type Lift = { id: string; from: number; at: number };

export type LiftEvent = 'pickedUp' | 'moved' | 'dropped' | 'cancelled';

const STEPS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

export const LIFT_INSTRUCTIONS =
  'To move it, press Space or Enter, then the arrow keys. Space or Enter drops it, Escape cancels.';

/** Each arrow is one position, whatever was drawn meanwhile. @returns undefined if the key means nothing here */
export function pressLiftKey(
  lift: Lift | undefined,
  key: string,
  on: { id: string; at: number; count: number },
): { event: LiftEvent; lift: Lift } | undefined {
  const isPress = key === ' ' || key === 'Enter';
  if (lift?.id !== on.id) {
    return isPress ? { event: 'pickedUp', lift: { id: on.id, from: on.at, at: on.at } } : undefined;
  }
  if (isPress || key === 'Tab') return { event: 'dropped', lift };
  if (key === 'Escape') return { event: 'cancelled', lift: { ...lift, at: lift.from } };
  const step = STEPS[key];
  if (!step) return undefined;
  return { event: 'moved', lift: { ...lift, at: Math.min(Math.max(lift.at + step, 0), on.count - 1) } };
}

export function liftText(event: LiftEvent, name: string, at: number, count: number): string {
  const position = `position ${at + 1} of ${count}`;
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    pickedUp: `Picked up ${name}, ${position}.`,
    moved: `${subject} is now at ${position}.`,
    dropped: `${subject} dropped at ${position}.`,
    cancelled: `Cancelled. ${subject} is back at ${position}.`,
  }[event];
}

export const isLiftKey = (event: {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}) => !event.ctrlKey && !event.metaKey && !event.altKey && !(event.repeat && !(event.key in STEPS));
