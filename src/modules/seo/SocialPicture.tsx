/** px, as messengers and networks want it. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export type SocialCard = {
  brandName: string;
  kicker: string;
  title: string;
  /** Below the title, as a price. */
  note?: string;
  /** Data URL, drawn to fill the right-hand part. */
  picture?: string;
};

const INK = '#0b0b12';
const BRAND = '#7c3aed';
const VOLT = '#d4ff3d';
const PICTURE_WIDTH = 504;

/** px; three lines at most. */
const titleSize = (title: string): number => (title.length > 60 ? 58 : title.length > 32 ? 74 : 96);

/** Drawn by satori, which knows only flex boxes. */
export function SocialPicture({ brandName, kicker, title, note, picture }: SocialCard) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: INK,
        color: 'white',
        fontFamily: 'Barlow, Barlow Extended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '64px 56px 56px 72px',
          borderLeft: `16px solid ${VOLT}`,
        }}
      >
        <div style={{ display: 'flex', fontSize: 38, letterSpacing: 2, textTransform: 'uppercase' }}>{brandName}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', color: VOLT, fontSize: 32, letterSpacing: 3, textTransform: 'uppercase' }}>
            {kicker}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 14,
              fontSize: titleSize(title),
              lineHeight: 1,
              textTransform: 'uppercase',
              lineClamp: 3,
            }}
          >
            {title}
          </div>
          {note && <div style={{ display: 'flex', marginTop: 26, fontSize: 46 }}>{note}</div>}
        </div>
        <div style={{ display: 'flex', width: 132, height: 10, background: BRAND }} />
      </div>
      {picture && (
        <div style={{ display: 'flex', width: PICTURE_WIDTH, background: '#f3f2f8' }}>
          <img src={picture} alt="" width={PICTURE_WIDTH} height={SOCIAL_HEIGHT} style={{ objectFit: 'cover' }} />
        </div>
      )}
    </div>
  );
}
