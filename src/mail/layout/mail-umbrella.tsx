import { brand, hexValue } from '#ui/brand/brand.ts';
import { umbrellaAudiences } from '#ui/umbrella/audiences.ts';

const gorePx = 10;
const radiusPx = (umbrellaAudiences.length * gorePx) / 2;
const strokePx = 3;
const table = { role: 'presentation', cellPadding: '0', cellSpacing: '0' } as const;

/**
 * The brand's umbrella from table cells: mail programs drop SVG, and a picture would be fetched. Where corners stay
 * square, it is a strip of the brand's colours.
 */
export function MailUmbrella() {
  const { umbrellas } = brand();
  const ink = hexValue('ink');
  const inTheMiddle = { marginLeft: `${radiusPx - strokePx / 2}px` };
  const stick = { ...inTheMiddle, width: `${strokePx}px`, backgroundColor: ink };
  return (
    <div data-skip-in-text="true" style={{ width: `${2 * radiusPx}px`, fontSize: 0, lineHeight: 0 }}>
      <div style={{ ...stick, height: '4px' }} />
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
      <div style={{ ...stick, height: '11px' }} />
      <div
        style={{
          ...inTheMiddle,
          width: '5px',
          height: '4px',
          border: `${strokePx}px solid ${ink}`,
          borderTop: 0,
          borderRadius: '0 0 6px 6px',
        }}
      />
    </div>
  );
}
