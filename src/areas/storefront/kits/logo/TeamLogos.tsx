'use client';

import { useEffect, useState } from 'react';
import { POSTSCRIPT } from '@/domain/kits/pictures/logo-upload';
import { request, send } from '@/lib/client/request';
import type { TeamLogo } from '@/modules/team/data/artwork';
import { FilePicture } from '@/ui/FilePicture';
import { Spinner } from '@/ui/Spinner';
import { useDesigner } from '../designer-store';
import { LogoDialog, type LogoDialogProps } from './LogoDialog';
import { readPicture, type PictureReading } from './read-picture';
import { useLogoReading } from './use-logo-reading';

export function TeamLogos({ spot }: Pick<LogoDialogProps, 'spot'>) {
  const team = useDesigner((state) => state.team);
  const [logos, setLogos] = useState<readonly TeamLogo[]>();
  const [message, setMessage] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { reading, isReading, read, close } = useLogoReading();

  useEffect(() => {
    if (!team) return;
    const leaving = new AbortController();
    void request<{ logos: TeamLogo[] }>('/api/kits/team-logos', { signal: leaving.signal }).then((answer) => {
      if (answer.ok) setLogos(answer.value.logos);
      else if (answer.code !== 'aborted') setMessage(answer.message);
    });
    return () => leaving.abort();
  }, [team]);

  if (!team) return null;
  return (
    <section aria-label={`Logos of ${team.teamName}`} className="border-t border-line pt-4">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere normal-case">
        Logos of {team.teamName}
      </h3>
      {message && <p className="mt-2 text-sm text-danger">{message}</p>}
      {logos?.length === 0 && (
        <p className="mt-2 text-sm text-ink-muted">
          None yet. Logos your team uploads to Design Assets in the portal appear here.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {logos?.map((logo) => {
          const isDrawable = logo.fileFormat !== 'EPS' || logo.previewUrl !== null;
          const isBusy = isReading && chosen === logo.id;
          const label = (
            <>
              <FilePicture url={logo.previewUrl} className="size-11" />
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{logo.name}</span>
                <span className="block text-sm text-ink-muted">{isDrawable ? logo.fileFormat : POSTSCRIPT}</span>
              </span>
              {isBusy && <Spinner />}
            </>
          );
          return (
            <li key={logo.id}>
              {isDrawable ? (
                <button
                  type="button"
                  disabled={isReading}
                  aria-label={`Add ${logo.name}`}
                  onClick={() => {
                    setChosen(logo.id);
                    void read(() => open(logo));
                  }}
                  className="flex w-full items-center gap-3 rounded-control py-2.5 text-left hover:bg-surface-sunken"
                >
                  {label}
                </button>
              ) : (
                <div className="flex items-center gap-3 py-2.5">{label}</div>
              )}
            </li>
          );
        })}
      </ul>
      {reading && <LogoDialog reading={reading} spot={spot} keptIn="portal" onClose={close} />}
    </section>
  );
}

async function open(logo: TeamLogo): Promise<PictureReading> {
  const sent = await send(logo.fileUrl);
  if (!sent.ok) return { ok: false, message: sent.message };
  const blob = await sent.response.blob().catch(() => undefined);
  if (!blob) return { ok: false, message: 'The file did not arrive. Please try again.' };
  return readPicture(new File([blob], `${logo.name}.${logo.fileFormat.toLowerCase()}`, { type: blob.type }));
}
