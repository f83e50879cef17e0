import type { CollectionConfig, Field } from 'payload';

const standing: Field = {
  name: 'standing',
  type: 'ui',
  admin: { components: { Field: '/views/publishing/publication-status.field.tsx#PublicationStatusField' } },
};

/** A record that keeps versions says on its screen how it is. */
export function withPublicationStatus(config: CollectionConfig): CollectionConfig {
  return config.versions ? { ...config, fields: [standing, ...config.fields] } : config;
}
