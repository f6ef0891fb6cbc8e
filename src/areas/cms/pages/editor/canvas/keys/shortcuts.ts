type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type EditorCommand = 'save' | 'undo' | 'redo';

export type BlockCommand = 'previous' | 'next' | 'edit' | 'leave' | 'remove' | 'duplicate' | 'moveUp' | 'moveDown';

const held = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): string =>
  [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift'].filter(Boolean).join('+');

const editorKeys: Record<string, EditorCommand> = {
  'ctrl s': 'save',
  'ctrl z': 'undo',
  'ctrl+shift z': 'redo',
  'ctrl y': 'redo',
};

const blockKeys: Record<string, BlockCommand> = {
  ' arrowup': 'previous',
  ' arrowdown': 'next',
  ' enter': 'edit',
  ' escape': 'leave',
  ' delete': 'remove',
  ' backspace': 'remove',
  'ctrl d': 'duplicate',
  'alt arrowup': 'moveUp',
  'alt arrowdown': 'moveDown',
};

const commandIn = <Command>(commands: Record<string, Command>, keys: Keys): Command | undefined => {
  const combination = `${held(keys)} ${keys.key.toLowerCase()}`;
  return Object.hasOwn(commands, combination) ? commands[combination] : undefined;
};

export const editorCommand = (keys: Keys): EditorCommand | undefined => commandIn(editorKeys, keys);

export const blockCommand = (keys: Keys): BlockCommand | undefined => commandIn(blockKeys, keys);
