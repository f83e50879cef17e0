import { brand, hexValue } from '#ui/brand/brand.ts';
import { umbrellaAudiences } from '#ui/umbrella/audiences.ts';

const gorePx = 10;
const radiusPx = (umbrellaAudiences.length * gorePx) / 2;
const stickPx = 16;
const table = { role: 'presentation', cellPadding: '0', cellSpacing: '0' } as const;

/**
 * The brand's umbrella from table cells: mail programs drop SVG, and a picture would be fetched. Where corners stay
 * square, it is a strip of the brand's colours.
 */
export function MailUmbrella() {
  const { umbrellas } = brand();
  return (
    <div data-skip-in-text="true" style={{ width: `${2 * radiusPx}px`, fontSize: 0, lineHeight: 0 }}>
      <div style={{ borderRadius: `${radiusPx}px ${radiusPx}px 0 0`, overflow: 'hidden' }}>
        <table {...table} style={{ borderCollapse: 'separate' }}>
          <tbody>
            <tr>
              {umbrellaAudiences.map((audience) => (
                <td
                  key={audience}
                  style={{
                    width: `${gorePx}px`,
                    height: `${radiusPx + gorePx / 4}px`,
                    backgroundColor: hexValue(umbrellas[audience].cloth),
                    borderRadius: `0 0 ${gorePx / 2}px ${gorePx / 2}px`,
                  }}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div
        style={{
          width: '3px',
          height: `${stickPx}px`,
          margin: '0 auto',
          backgroundColor: hexValue('ink'),
        }}
      />
    </div>
  );
}
