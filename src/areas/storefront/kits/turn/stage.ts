/** A garment in space on a canvas: light, a camera that goes round it, and its pictures on it. */
import {
  AmbientLight,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  DoubleSide,
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
import type { Sheet } from '@/domain/kits/solid/solid';

export interface Stage {
  /** Puts a picture on a surface; it is drawn on the next frame. */
  paint: (surface: KitSurface, picture: HTMLCanvasElement) => void;
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

/** @throws where the device has no WebGL. */
export function openStage(canvas: HTMLCanvasElement, sheets: readonly Sheet[]): Stage {
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
  const materials = new Map<KitSurface, MeshStandardMaterial>();
  for (const sheet of sheets) {
    const material = new MeshStandardMaterial({
      side: DoubleSide,
      roughness: 0.92,
      alphaTest: 0.5,
      alphaToCoverage: true,
      visible: false,
    });
    materials.set(sheet.surface, material);
    garment.add(new Mesh(geometryOf(sheet, middle), material));
  }
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
      const material = materials.get(surface);
      if (!material) return;
      material.map?.dispose();
      material.map = new CanvasTexture(picture);
      material.map.colorSpace = SRGBColorSpace;
      material.map.anisotropy = renderer.capabilities.getMaxAnisotropy();
      material.visible = true;
      material.needsUpdate = true;
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
      for (const material of materials.values()) {
        material.map?.dispose();
        material.dispose();
      }
      garment.children.forEach((child) => child instanceof Mesh && (child.geometry as BufferGeometry).dispose());
      renderer.dispose();
    },
  };
}
