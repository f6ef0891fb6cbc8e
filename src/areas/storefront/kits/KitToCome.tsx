export const KitToCome = () => (
  <img
    src="/art/designer.svg"
    alt=""
    fetchPriority="high"
    className="absolute inset-0 size-full object-contain opacity-35"
  />
);
