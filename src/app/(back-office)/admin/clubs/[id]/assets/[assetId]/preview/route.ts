export { clubAssetPreview as GET } from '@/features/back-office/club-endpoints';
