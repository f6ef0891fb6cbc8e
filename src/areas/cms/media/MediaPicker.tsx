'use client';

import { useState, useCallback, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ImagePlus, SearchX, Upload } from 'lucide-react';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import type { Picture } from '@/modules/media/picture';
import { failed } from '@/ui/failed';
import { SearchBox } from '@/ui/SearchBox';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import type { MediaItem } from '@/modules/media/data/media-item';
import { foldersIn } from './folders/folder-tree';
import { mediaQuery, NO_MEDIA_QUERY, type MediaQuery } from './media-query';
import { FolderCrumbs } from './folders/FolderCrumbs';
import { FolderTile } from './folders/FolderTile';
import { Thumbnail } from './browse/Thumbnail';
import { TileRows } from './browse/TileRows';
import { UploadPanel } from './upload/UploadPanel';
import { useLibrary } from './browse/use-library';
import { useTypingPause } from '@/ui/use-typing-pause';
import { useMediaUploads } from './upload/use-media-uploads';

type PickerProps = { open: boolean; onOpenChange: (open: boolean) => void };

type MediaPickerProps = PickerProps & { onPick: (picture: PickedPicture) => void };

export function MediaPicker({ open, onOpenChange, onPick }: MediaPickerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Choose a picture" size="lg">
      <PickerLibrary
        onPick={(picture) => {
          onPick(picture);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type PicturesPickerProps = PickerProps & {
  max: number;
  onPick: (pictures: PickedPicture[]) => void;
};

export function PicturesPicker({ open, onOpenChange, max, onPick }: PicturesPickerProps) {
  const [chosen, setChosen] = useState<readonly PickedPicture[]>([]);

  const toggle = (picture: PickedPicture) =>
    setChosen((before) => {
      const others = before.filter(({ address }) => address !== picture.address);
      return others.length < before.length || before.length >= max ? others : [...before, picture];
    });

  function change(isOpen: boolean) {
    setChosen([]);
    onOpenChange(isOpen);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Choose pictures"
      description={max === 1 ? 'There is room for one more.' : `There is room for ${max} more.`}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onPick([...chosen]);
              change(false);
            }}
          >
            {chosen.length === 0
              ? 'Add pictures'
              : chosen.length === 1
                ? 'Add 1 picture'
                : `Add ${chosen.length} pictures`}
          </Button>
        </>
      }
    >
      <PickerLibrary onPick={toggle} chosen={chosen.map(({ address }) => address)} />
    </Dialog>
  );
}

interface PickedPicture {
  address: string;
  alt: string;
  picture: Picture;
}

const TILE_PX = 128;
const ROW_PX = 158;

type PickerLibraryProps = {
  onPick: (picture: PickedPicture) => void;
  chosen?: readonly string[];
};

function PickerLibrary({ onPick, chosen }: PickerLibraryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [folder, setFolder] = useState('');
  const [search, setSearch] = useState('');
  const [settled, setSettled] = useState('');
  const typing = useTypingPause();
  const [isUploading, setUploading] = useState(false);
  const query: MediaQuery = { ...NO_MEDIA_QUERY, folder, search: settled, only: 'pictures' };
  const { contents, error, loading, reload, load } = useLibrary(query);
  const onFailure = useCallback(
    (retry: () => void) =>
      toast({ ...failed('Failed to load pictures'), action: { label: 'Try again', onClick: retry } }),
    [],
  );

  function pick({ address, alt, picture }: MediaItem) {
    if (picture) onPick({ address, alt, picture });
  }

  const uploads = useMediaUploads(folder, PICTURE_UPLOAD, pick);
  const folders = settled || !contents ? [] : foldersIn(contents.folders, folder);
  const matching = contents?.listing.matching ?? 0;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label="Search pictures"
          placeholder="Search pictures"
          value={search}
          onChange={(text) => {
            setSearch(text);
            typing.whenPaused(() => setSettled(text.trim()));
          }}
          className="grow basis-56"
        />
        <Button variant="outline" size="sm" aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
          <Upload aria-hidden className="size-4" />
          Upload
        </Button>
      </div>
      {isUploading && <UploadPanel uploads={uploads} rule={PICTURE_UPLOAD} />}
      <FolderCrumbs folders={contents?.folders ?? []} folder={folder} onOpen={setFolder} />
      <div
        ref={box}
        aria-busy={loading || undefined}
        className="h-[46dvh] overflow-y-auto overscroll-contain rounded-control border border-line bg-surface-sunken p-3"
      >
        {folders.length > 0 && (
          <ul aria-label="Folders here" className="mb-3 grid gap-2 sm:grid-cols-3">
            {folders.map((each) => (
              <li key={each.id}>
                <FolderTile folder={each} onOpen={setFolder} />
              </li>
            ))}
          </ul>
        )}
        {!contents && !error && (
          <p role="status" className="flex items-center justify-center gap-3 py-14 text-ink-muted">
            <Spinner />
            Loading pictures…
          </p>
        )}
        {error && (
          <ErrorState
            title="Failed to load pictures"
            description={error}
            headingLevel={3}
            onRetry={() => void reload()}
          />
        )}
        {contents && !error && matching === 0 && !loading && (
          <EmptyState
            headingLevel={3}
            icon={settled ? <SearchX /> : <ImagePlus />}
            title={settled ? 'No pictures found' : 'No pictures here'}
            description={settled ? 'Try other words, or another folder.' : 'Upload one, or open another folder.'}
          />
        )}
        {contents && !error && matching > 0 && (
          <TileRows
            key={mediaQuery(query)}
            label="Pictures"
            total={matching}
            first={contents.listing.rows}
            load={load}
            onFailure={onFailure}
            box={box}
            tileWidth={TILE_PX}
            rowHeight={ROW_PX}
            gap={12}
          >
            {(item, main) => (
              <button
                type="button"
                {...main}
                onClick={() => pick(item)}
                aria-pressed={chosen && chosen.includes(item.address)}
                className="relative flex size-full flex-col overflow-clip rounded-control border border-line bg-surface-raised text-left hover:border-brand aria-pressed:border-brand aria-pressed:ring-2 aria-pressed:ring-brand"
              >
                {chosen?.includes(item.address) && (
                  <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-brand text-xs font-bold text-brand-ink">
                    {chosen.indexOf(item.address) + 1}
                  </span>
                )}
                <Thumbnail item={item} className="h-0 min-h-0 w-full grow" />
                <span className="block w-full truncate px-2 py-1.5 text-xs">{item.alt}</span>
              </button>
            )}
          </TileRows>
        )}
      </div>
    </div>
  );
}
