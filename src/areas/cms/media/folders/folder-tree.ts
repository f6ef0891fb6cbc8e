interface Folder {
  id: string;
  name: string;
  parent: string | null;
}

export function folderPath<Each extends Folder>(folders: readonly Each[], id: string): Each[] {
  const path: Each[] = [];
  let next = folders.find((folder) => folder.id === id);
  while (next && !path.includes(next)) {
    path.unshift(next);
    const { parent } = next;
    next = folders.find((folder) => folder.id === parent);
  }
  return path;
}

export const foldersIn = <Each extends Folder>(folders: readonly Each[], id: string): Each[] =>
  folders.filter(({ parent }) => (parent ?? '') === id);

/** All folders for choosing, each below its parent; `without` and all in it are left out. */
export function folderOptions(folders: readonly Folder[], without?: string): { id: string; label: string }[] {
  const list = (parent: string, depth: number): { id: string; label: string }[] =>
    foldersIn(folders, parent)
      .filter(({ id }) => id !== without)
      .flatMap(({ id, name }) => [{ id, label: `${'\u2003'.repeat(depth)}${name}` }, ...list(id, depth + 1)]);
  return list('', 0);
}
