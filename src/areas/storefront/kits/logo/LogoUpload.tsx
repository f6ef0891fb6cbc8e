'use client';

import { useState } from 'react';
import { Upload } from 'lucide-react';
import type { ButtonProps } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { toast } from '@/ui/toast';
import { LogoDialog, type LogoDialogProps } from './LogoDialog';
import { LOGO_TYPES, readPicture } from './read-picture';

type LogoUploadProps = Pick<LogoDialogProps, 'spot' | 'replaced'> &
  Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>;

/** Takes the file of a logo, and shows what it will be printed as before it is put on the kit. */
export function LogoUpload({ spot, replaced, children, ...button }: LogoUploadProps) {
  const [reading, setReading] = useState<LogoDialogProps['reading']>();
  const [isReading, setIsReading] = useState(false);

  async function read(file: File) {
    setIsReading(true);
    const result = await readPicture(file);
    setIsReading(false);
    if (result.ok) setReading(result);
    else toast({ title: 'Logo not added', description: result.message, variant: 'destructive' });
  }

  return (
    <>
      <FileButton
        {...button}
        label={replaced ? 'File of this logo' : 'Logo file'}
        accept={LOGO_TYPES}
        loading={isReading}
        onFiles={([file]) => file && void read(file)}
      >
        <Upload aria-hidden className="size-5" />
        {children}
      </FileButton>
      {reading && (
        <LogoDialog reading={reading} spot={spot} replaced={replaced} onClose={() => setReading(undefined)} />
      )}
    </>
  );
}
