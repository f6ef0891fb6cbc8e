/** A garment in space on a canvas: light, a camera that goes round it, and its pictures on it. */
import {
  AmbientLight,
  BackSide,
  BufferGeometry,
  CanvasTexture,
  CatmullRomCurve3,
  DirectionalLight,
  FrontSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  TubeGeometry,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { KitSurface } from '@/domain/kits/document/kit-garments';
import type { neckOf, Sheet } from '@/domain/kits/solid/solid';

type Neck = ReturnType<typeof neckOf>;

export interface Stage {
  /** Puts pictures on both sides of a surface; they are drawn on the next frame. */
  paint: (surface: KitSurface, pictures: { outside: HTMLCanvasElement; inside: HTMLCanvasElement }) => void;
  /** Gives the collar its colour, '#rrggbb'. */
  trim: (color: string) => void;
  /** Turns the garment to an angle, degrees, 0 showing its front. */
  turn: (degrees: number) => void;
  resize: (width: number, height: number) => void;
  /** Gives back what the graphics card holds. */
  close: () => void;
}

/** Of the camera, mm. */
const DISTANCE = 2600;
/** How much more than the garment is seen. */
const MARGIN = 1.2;

/** The height at which the garment has its middle, how high it is, and how far it reaches to a side. */
function extentOf(sheets: readonly Sheet[]): { middle: number; height: number; reach: number } {
  let [top, bottom, reach] = [-Infinity, Infinity, 0];
  for (const { positions } of sheets)
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0] = [positions[at], positions[at + 1]];
      [top, bottom, reach] = [Math.max(top, y), Math.min(bottom, y), Math.max(reach, Math.abs(x))];
    }
  return { middle: -(top + bottom) / 2, height: top - bottom, reach };
}

function geometryOf({ positions, uvs, triangles }: Sheet, middle: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(triangles);
  geometry.translate(0, middle, 0);
  geometry.computeVertexNormals();
  return geometry;
}

/** How thick the edge of a collar is, mm. */
const COLLAR = 6;

function collarOf(neck: Neck, middle: number): BufferGeometry {
  const line = new CatmullRomCurve3(
    neck.map(([x, y, z]) => new Vector3(x, y + middle, z)),
    true,
  );
  return new TubeGeometry(line, 240, COLLAR, 8, true);
}

/** @throws where the device has no WebGL. */
export function openStage(canvas: HTMLCanvasElement, sheets: readonly Sheet[], neck: Neck): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const { middle, height, reach } = extentOf(sheets);
  const scene = new Scene();
  const camera = new PerspectiveCamera(24, 1, 100, 6000);
  camera.position.set(0, 60, DISTANCE);
  camera.lookAt(0, 0, 0);
  const sun = new DirectionalLight('#ffffff', 2.1);
  sun.position.set(-900, 1400, 1800);
  const rim = new DirectionalLight('#dfe8ff', 0.7);
  rim.position.set(1600, 500, -1200);
  scene.add(new AmbientLight('#ffffff', 1.25), sun, rim);
  const garment = new Group();
  const materials = new Map<KitSurface, { outside: MeshStandardMaterial; inside: MeshStandardMaterial }>();
  const cloth = (side: typeof FrontSide | typeof BackSide) =>
    new MeshStandardMaterial({ side, roughness: 0.92, alphaTest: 0.5, alphaToCoverage: true, visible: false });
  for (const sheet of sheets) {
    const sides = { outside: cloth(FrontSide), inside: cloth(BackSide) };
    const geometry = geometryOf(sheet, middle);
    materials.set(sheet.surface, sides);
    garment.add(new Mesh(geometry, sides.outside), new Mesh(geometry, sides.inside));
  }
  const collar = new MeshStandardMaterial({ roughness: 0.92, visible: false });
  if (neck.length > 2) garment.add(new Mesh(collarOf(neck, middle), collar));
  scene.add(garment);
  let frame = 0;
  const draw = (): void => {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      renderer.render(scene, camera);
    });
  };
  return {
    paint(surface, pictures) {
      const sides = materials.get(surface);
      if (!sides) return;
      for (const side of ['outside', 'inside'] as const) {
        const material = sides[side];
        material.map?.dispose();
        material.map = new CanvasTexture(pictures[side]);
        material.map.colorSpace = SRGBColorSpace;
        material.map.anisotropy = renderer.capabilities.getMaxAnisotropy();
        material.visible = true;
        material.needsUpdate = true;
      }
      draw();
    },
    trim(color) {
      collar.color.set(color);
      collar.visible = true;
      draw();
    },
    turn(degrees) {
      garment.rotation.y = (degrees * Math.PI) / 180;
      draw();
    },
    resize(width, tall) {
      renderer.setSize(width, tall, false);
      camera.aspect = width / tall;
      const half = MARGIN * Math.max(height / 2, reach / camera.aspect);
      camera.fov = (2 * Math.atan(half / DISTANCE) * 180) / Math.PI;
      camera.updateProjectionMatrix();
      draw();
    },
    close() {
      cancelAnimationFrame(frame);
      for (const material of [...materials.values()].flatMap(({ outside, inside }) => [outside, inside])) {
        material.map?.dispose();
        material.dispose();
      }
      collar.dispose();
      garment.children.forEach((child) => child instanceof Mesh && (child.geometry as BufferGeometry).dispose());
      renderer.dispose();
    },
  };
}
