import { traverseFields, type JSONFieldValidation, type Plugin } from 'payload';
import { json } from 'payload/shared';

const editors = {
  json: '/src/areas/cms/panel/JsonField#JsonField',
  code: '@payloadcms/ui#TextareaField',
};

/** Payload’s boxes load an editor from another host. Invalid JSON arrives as a string; all interfaces refuse it. */
export const plainCodeFields: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    traverseFields({
      fields,
      config,
      callback: ({ field }) => {
        if (field.type !== 'json' && field.type !== 'code') return;
        const components = { ...field.admin?.components, Field: editors[field.type] };
        Object.assign(field, { admin: { ...field.admin, components } });
        if (field.type === 'json') field.validate = noText(field.validate);
      },
    });
  }
  return config;
};

const noText =
  (validate: JSONFieldValidation = json): JSONFieldValidation =>
  (value, options) =>
    typeof value === 'string' ? 'This is not valid JSON.' : validate(value, options);
