'use client';

import { FolderPlus, Upload, ImagePlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageHeading } from '@/ui/PageHeading';
import { toast } from '@/ui/toast';
import type { MediaItem } from '@/modules/media/data/media-item';
import { foldersIn, folderPath } from '../folders/folder-tree';
import { mediaQuery, type MediaQuery, mediaHref, parseMediaQuery } from '../media-query';
import { DetailPanel } from '../detail/DetailPanel';
import { FolderCrumbs } from '../folders/FolderCrumbs';
import { FolderMenu } from '../folders/FolderMenu';
import { FolderNameDialog } from '../folders/FolderNameDialog';
import { FolderTile } from '../folders/FolderTile';
import { isDocument } from '../browse/file-facts';
import { MediaFilters } from './MediaFilters';
import { requestMedia } from '../browse/media-client';
import { MoveDialog } from '../folders/MoveDialog';
import { PictureList } from './PictureList';
import { SelectionBar } from './SelectionBar';
import { UploadPanel } from '../upload/UploadPanel';
import { UsedDialog } from './UsedDialog';
import { useDroppedFiles } from '../upload/use-dropped-files';
import { useLibrary, type LibraryContents } from '../browse/use-library';
import { LIBRARY_UPLOAD } from '@/domain/pages/media';
import { useMediaUploads } from '../upload/use-media-uploads';
import { useMediaWork } from './use-media-work';
import { useSearchParams } from 'next/navigation';
import { EmptyState } from '@/ui/EmptyState';

export function MediaScreen({ initial }: { initial: LibraryContents | undefined }) {
  const [query, setQuery] = useQueryInUrl();
  const library = useLibrary(query, initial);
  const { contents, loading, error, reload } = library;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<MediaItem>();
  const [moving, setMoving] = useState<readonly string[]>();
  const [isUploading, setUploading] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const uploads = useMediaUploads(query.folder, LIBRARY_UPLOAD, (item) => {
    toast({ title: isDocument(item) ? 'PDF uploaded' : 'Picture uploaded', description: item.alt });
    void reload();
  });
  const isOver = useDroppedFiles((files) => {
    uploads.add(files);
    setUploading(true);
  });
  const { move, remove, used, dismissUsed } = useMediaWork(() => void reload());

  const folders = contents?.folders ?? [];
  const here = folderPath(folders, query.folder).at(-1);
  const shown = query.search ? [] : foldersIn(folders, query.folder);
  const clear = () => setSelected(new Set());

  function ask(changes: Partial<MediaQuery>) {
    clear();
    setQuery({ ...query, ...changes });
  }

  async function moveTo(ids: readonly string[], folder: string) {
    const done = await move(ids, folder);
    if (done) clear();
    return done ? undefined : 'The pictures could not be moved.';
  }

  async function removeAll(ids: readonly string[]) {
    if (!(await remove(ids))) return;
    clear();
    setOpened(undefined);
  }

  async function addFolder(name: string) {
    const answer = await requestMedia('folders', { method: 'POST', body: { name, parent: query.folder || null } });
    if (!answer.ok) return answer.message;
    toast({ title: 'Folder created' });
    await reload();
    return undefined;
  }

  function folderChanged(id: string, parent: string | null) {
    if (id === query.folder) ask({ folder: parent ?? '' });
    void reload();
  }

  return (
    <>
      <PageHeading
        title="Media"
        intro="Pictures for pages, products and the site itself, and PDFs to download."
        actions={
          <>
            <Button variant="outline" onClick={() => setNaming(true)}>
              <FolderPlus aria-hidden className="size-4" />
              New folder
            </Button>
            <Button aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
              <Upload aria-hidden className="size-4" />
              Upload
            </Button>
          </>
        }
      />
      {(isUploading || isOver) && (
        <div className="mb-5">
          <UploadPanel uploads={uploads} rule={LIBRARY_UPLOAD} />
        </div>
      )}
      <MediaFilters query={query} onAsk={ask} />
      <div className="mb-3 flex flex-wrap items-center gap-x-2">
        <FolderCrumbs
          folders={folders}
          folder={query.folder}
          onOpen={(folder) => ask({ folder, search: '' })}
          onMove={(ids, folder) => void moveTo(ids, folder)}
        />
        {here && (
          <FolderMenu
            folder={here}
            folders={folders}
            onChanged={(gone) => folderChanged(gone ? here.id : '', here.parent)}
          />
        )}
      </div>
      {shown.length > 0 && (
        <ul aria-label="Folders here" className="mb-4 grid gap-2 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
          {shown.map((folder) => (
            <li key={folder.id} className="flex min-w-0 items-center gap-1">
              <FolderTile
                folder={folder}
                onOpen={(id) => ask({ folder: id })}
                onMove={(ids, id) => void moveTo(ids, id)}
              />
              <FolderMenu folder={folder} folders={folders} onChanged={() => void reload()} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <ErrorState title="Failed to load files" description={error} onRetry={() => void reload()} className="card" />
      )}
      {!error && (
        <ListFrame loading={loading} loadingText="Loading pictures…">
          {contents && contents.listing.matching === 0 && (
            <NoPictures
              query={query}
              hasFolders={shown.length > 0}
              onUpload={() => setUploading(true)}
              onClear={() => ask({ search: '' })}
            />
          )}
          {contents && contents.listing.matching > 0 && (
            <PictureList
              key={mediaQuery(query)}
              library={library}
              view={query.view}
              selected={selected}
              onSelect={setSelected}
              onOpen={setOpened}
            />
          )}
        </ListFrame>
      )}
      <SelectionBar
        matching={contents?.listing.matching ?? 0}
        selected={selected.size}
        onClear={clear}
        onMove={() => setMoving([...selected])}
        onDelete={() => void removeAll([...selected])}
      />
      {opened && (
        <DetailPanel
          key={opened.id}
          item={opened}
          onClose={() => setOpened(undefined)}
          onChanged={() => void reload()}
          onMove={({ id }) => setMoving([id])}
          onDelete={({ id }) => void removeAll([id])}
        />
      )}
      {moving && (
        <MoveDialog
          title={moving.length === 1 ? 'Move 1 picture' : `Move ${moving.length} pictures`}
          folders={folders}
          initial={query.folder}
          onClose={() => setMoving(undefined)}
          onMove={(folder) => moveTo(moving, folder)}
        />
      )}
      {isNaming && (
        <FolderNameDialog
          title="New folder"
          confirmLabel="Create"
          onClose={() => setNaming(false)}
          onName={addFolder}
        />
      )}
      <UsedDialog used={used} onClose={dismissUsed} />
    </>
  );
}

/** Library query, kept in the address. Opening a folder adds a history entry; searching and sorting replace it. */
function useQueryInUrl(): [query: MediaQuery, ask: (query: MediaQuery) => void] {
  const inUrl = parseMediaQuery(new URLSearchParams(useSearchParams()));
  const href = mediaHref(inUrl);
  const [requested, setRequested] = useState({ query: inUrl, href });

  // The requested query has arrived, or the reader went Back.
  if (requested.href !== href) setRequested({ query: inUrl, href });

  function ask(query: MediaQuery) {
    setRequested({ query, href });
    const change = query.folder === requested.query.folder ? 'replaceState' : 'pushState';
    window.history[change](null, '', mediaHref(query));
  }

  return [requested.query, ask];
}

type NoPicturesProps = { query: MediaQuery; hasFolders: boolean; onUpload: () => void; onClear: () => void };

function NoPictures({ query: { search, folder }, hasFolders, onUpload, onClear }: NoPicturesProps) {
  if (search) {
    return (
      <EmptyState
        className="card"
        icon={<SearchX />}
        title="No pictures found"
        description={`Nothing ${folder ? 'in this folder ' : ''}matches “${search}”.`}
        action={
          <Button variant="outline" size="sm" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      className="card"
      icon={<ImagePlus />}
      title={folder ? 'No pictures in this folder' : 'No pictures yet'}
      description={
        hasFolders ? 'Open one of its folders, or drop pictures here.' : 'Drop pictures here, or choose them.'
      }
      action={<Button onClick={onUpload}>Upload pictures</Button>}
    />
  );
}
