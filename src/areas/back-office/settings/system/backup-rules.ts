import { z } from 'zod';
import { BACKUP_SCHEDULES, isBackupHour, isKeptCount, KEPT_HINT } from '@/domain/backups/backup-schedule';
import { numberCodec, recordCodec, sameCodec } from '@/domain/text/field-codecs';
import type { SiteSetting } from '@/payload-types';
import { settingsStore } from '../settings-store';

const whole = (isValid: (value: number) => boolean, hint: string) =>
  numberCodec(
    z
      .string()
      .trim()
      .refine((typed) => /^\d+$/.test(typed) && isValid(Number(typed)), hint),
  );

const codec = recordCodec({
  schedule: sameCodec(z.enum(BACKUP_SCHEDULES)),
  hour: whole(isBackupHour, 'Choose an hour.'),
  keep: whole(isKeptCount, KEPT_HINT),
});

export const backupRulesForm = codec.schema;

export const backupRules = settingsStore('site-settings', {
  toForm: ({ backups }: SiteSetting) => codec.toForm(backups),
  fromForm: (typed) => ({ backups: codec.fromForm(typed) }),
});
