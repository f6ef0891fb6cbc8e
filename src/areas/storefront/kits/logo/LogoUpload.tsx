'use client';

import { Upload } from 'lucide-react';
import { LOGO_FILE } from '@/domain/kits/pictures/logo-upload';
import { acceptOf, uploadFault } from '@/domain/text/uploads';
import type { ButtonProps } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { LogoDialog, type LogoDialogProps } from './LogoDialog';
import { readPicture, type PictureReading } from './read-picture';
import { useLogoReading } from './use-logo-reading';

type LogoUploadProps = Pick<LogoDialogProps, 'spot' | 'replaced'> &
  Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>;

export function LogoUpload({ spot, replaced, children, ...button }: LogoUploadProps) {
  const { reading, isReading, read, close } = useLogoReading();
  return (
    <>
      <FileButton
        {...button}
        label={replaced ? 'File of this logo' : 'Logo file'}
        accept={acceptOf(LOGO_FILE)}
        loading={isReading}
        onFiles={([file]) => file && void read(() => open(file))}
      >
        <Upload aria-hidden className="size-5" />
        {children}
      </FileButton>
      {reading && <LogoDialog reading={reading} spot={spot} replaced={replaced} keptIn="device" onClose={close} />}
    </>
  );
}

async function open(file: File): Promise<PictureReading> {
  const message = uploadFault(LOGO_FILE, file);
  return message ? { ok: false, message } : readPicture(file);
}
