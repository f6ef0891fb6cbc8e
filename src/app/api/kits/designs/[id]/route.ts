export {
  findDesignEndpoint as GET,
  saveDesignEndpoint as PUT,
  renameDesignEndpoint as PATCH,
  deleteDesignEndpoint as DELETE,
} from '@/areas/storefront/kits/api/design-endpoints';
