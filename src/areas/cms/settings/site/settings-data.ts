import type { FieldCodec } from '@/domain/text/field-codecs';
import type { SiteContent, SiteSetting } from '@/payload-types';
import { settingsCodecs, type SettingsFormName, type SettingsValues } from './settings-form';

type Globals = { content: SiteContent; settings: SiteSetting };

type Changes = { content?: Partial<SiteContent>; settings?: Partial<SiteSetting> };

type Mapping<Name extends SettingsFormName> = {
  read: (globals: Globals) => SettingsValues<Name>;
  write: (values: SettingsValues<Name>) => Changes;
};

const { navigation, footer, brand, seo } = settingsCodecs;

export const settingsData: { [Name in SettingsFormName]: Mapping<Name> } = {
  navigation: mapping(
    navigation,
    ({ content }) => content,
    (content) => ({ content }),
  ),
  footer: mapping(
    footer,
    ({ content, settings }) => ({ footerNote: content.footerNote, ...settings.social }),
    ({ footerNote, ...social }) => ({ content: { footerNote }, settings: { social } }),
  ),
  brand: mapping(
    brand,
    ({ settings }) => settings,
    (settings) => ({ settings }),
  ),
  seo: mapping(
    seo,
    ({ content }) => content,
    (content) => ({ content }),
  ),
};

function mapping<Stored, Values, Kept>(
  codec: FieldCodec<Stored, Values, Kept>,
  storedIn: (globals: Globals) => Stored,
  changesOf: (kept: Kept) => Changes,
) {
  return {
    read: (globals: Globals) => codec.toForm(storedIn(globals)),
    write: (values: Values) => changesOf(codec.fromForm(values)),
  };
}
