import {
  AmbientLight,
  BackSide,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  FrontSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import type { KitSurface } from '@/domain/kits/document/kit-garments';
import type { Bent, GarmentMesh, PlainPart } from '@/domain/kits/mesh/sheet';

export interface Stage {
  paint: (surface: KitSurface, picture: HTMLCanvasElement) => void;
  color: (colors: { plain: Record<PlainPart, string>; inside: string }) => void;
  /** Turns the garment to an angle, degrees; 0 is its front. */
  turn: (degrees: number) => void;
  resize: (width: number, height: number) => void;
  close: () => void;
}

/** Distance of the camera, mm. */
const DISTANCE = 2600;
/** Size of the view relative to the garment. */
const MARGIN = 1.2;
/** Brightness of a plain part’s inside, as a share. */
const LINING = 0.6;

function extentOf(sheets: readonly Bent[]): { middle: number; height: number; reach: number } {
  let [top, bottom, reach] = [-Infinity, Infinity, 0];
  for (const { positions } of sheets)
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0] = [positions[at], positions[at + 1]];
      [top, bottom, reach] = [Math.max(top, y), Math.min(bottom, y), Math.max(reach, Math.abs(x))];
    }
  return { middle: -(top + bottom) / 2, height: top - bottom, reach };
}

function geometryOf({ positions, normals, triangles }: Bent, middle: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(triangles);
  geometry.translate(0, middle, 0);
  return geometry;
}

/** @throws if the device has no WebGL. */
export function openStage(canvas: HTMLCanvasElement, { sheets, plain }: GarmentMesh): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const { middle, height, reach } = extentOf([...sheets, ...plain.map(({ bent }) => bent)]);
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
  const outsides = new Map<KitSurface, MeshStandardMaterial>();
  const cloth = (side: typeof FrontSide | typeof BackSide) =>
    new MeshStandardMaterial({ side, roughness: 0.92, visible: false });
  const inside = cloth(BackSide);
  const parts = new Map(
    plain.map(({ part }) => [part, { around: cloth(FrontSide), lining: cloth(BackSide) }] as const),
  );
  for (const sheet of sheets) {
    const outside = outsides.get(sheet.surface) ?? cloth(FrontSide);
    const geometry = geometryOf(sheet, middle);
    geometry.setAttribute('uv', new Float32BufferAttribute(sheet.uvs, 2));
    outsides.set(sheet.surface, outside);
    garment.add(new Mesh(geometry, outside), new Mesh(geometry, inside));
  }
  for (const { part, bent } of plain) {
    const { around, lining } = parts.get(part) ?? { around: inside, lining: inside };
    const geometry = geometryOf(bent, middle);
    garment.add(new Mesh(geometry, around), new Mesh(geometry, lining));
  }
  const shell = parts.get('button');
  if (shell) shell.around.roughness = 0.35;
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
    paint(surface, picture) {
      const material = outsides.get(surface);
      if (!material) return;
      material.map?.dispose();
      material.map = new CanvasTexture(picture);
      material.map.colorSpace = SRGBColorSpace;
      material.map.anisotropy = renderer.capabilities.getMaxAnisotropy();
      material.visible = true;
      material.needsUpdate = true;
      draw();
    },
    color(colors) {
      inside.color.set(colors.inside);
      inside.visible = true;
      for (const [part, { around, lining }] of parts) {
        around.color.set(colors.plain[part]);
        lining.color.set(colors.plain[part]).multiplyScalar(LINING);
        for (const material of [around, lining]) material.visible = true;
      }
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
      for (const material of [
        inside,
        ...outsides.values(),
        ...[...parts.values()].flatMap(({ around, lining }) => [around, lining]),
      ]) {
        material.map?.dispose();
        material.dispose();
      }
      garment.children.forEach((child) => child instanceof Mesh && (child.geometry as BufferGeometry).dispose());
      renderer.dispose();
    },
  };
}
