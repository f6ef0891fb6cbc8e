'use client';

import { ImagePlus, SearchX } from 'lucide-react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { MediaQuery } from '../media-query';

type NoPicturesProps = { query: MediaQuery; hasFolders: boolean; onUpload: () => void; onClear: () => void };

export function NoPictures({ query: { search, folder }, hasFolders, onUpload, onClear }: NoPicturesProps) {
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
