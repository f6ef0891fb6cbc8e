type KitPictureProps = { path: string; alt: string };

export const KitPicture = ({ path, alt }: KitPictureProps) => (
  <a href={path} target="_blank" rel="noopener" className="block min-w-0 grow basis-0">
    <img
      src={path}
      alt={alt}
      width={300}
      height={375}
      loading="lazy"
      decoding="async"
      className="aspect-4/5 w-full rounded-control kit-stage object-contain"
    />
    <span className="sr-only">Opens in a new tab</span>
  </a>
);
